const moduleScript = /<script type="module" src="([^"]+)"><\/script>\n?/g
const modulePreload = /<link rel="modulepreload" href="([^"]+)">\n?/g

/**
 * Has a page's scripts fetched once the page has been painted. Until then its menus do not fold and its search does not open;
 * everything else is there without them.
 *
 * @param html - a page as VitePress writes it
 * @returns the same page without its module scripts, and with one line that brings them
 */
export function scriptsAfterPaint(html: string): string {
  const scripts = [...html.matchAll(moduleScript)].map(([, address]) => address)
  const parts = [...html.matchAll(modulePreload)].map(([, address]) => address)
  const bring = [
    'let isBrought=false;const bring=()=>{if(isBrought)return;isBrought=true;',
    `for(const href of ${JSON.stringify(parts)})`,
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));",
    `for(const src of ${JSON.stringify(scripts)})`,
    "document.head.append(Object.assign(document.createElement('script'),{type:'module',async:false,src}))};",
    // A window that is not looked at is not painted.
    "new PerformanceObserver(bring).observe({type:'paint',buffered:true});setTimeout(bring,2000)",
  ]
  return (
    html
      // The switch gets its name from the scripts.
      .replaceAll(
        'role="switch" title aria-checked',
        'role="switch" title="Dark colours" aria-checked',
      )
      .replaceAll(moduleScript, '')
      .replaceAll(modulePreload, '')
      .replace('</body>', () => `<script>{${bring.join('')}}</script></body>`)
  )
}
