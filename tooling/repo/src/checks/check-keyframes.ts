import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Properties that a browser animates on a separate layer, without layout or paint. */
const light = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'clipPath'])

/** One step after 50 px of scrolling, not frame by frame. */
const accepted = 'packages/ui/src/components/header/header.css.ts animates backgroundColor'

/** Finds animations that cause layout or paint in every frame: on a phone they took longer than all scripts together. */
export function checkKeyframes(root: string): string[] {
  const files = globSync('{packages,apps}/*/{src,app}/**/*.css.ts', { cwd: root })
  return files.flatMap((file) => {
    const frames = readFileSync(join(root, file), 'utf8').matchAll(
      /\bkeyframes\(\s*(\{[\s\S]*?\})\s*\)/g,
    )
    return [...frames]
      .flatMap(([, rules = '']) => [...rules.matchAll(/\{([^{}]*)\}/g)])
      .flatMap(([, rule = '']) => [...rule.matchAll(/(?:^|,)\s*'?([\w-]+)'?\s*:/g)])
      .filter(([, property = '']) => !light.has(property))
      .map(([, property]) => `${file} animates ${property}`)
      .filter((problem) => problem !== accepted)
  })
}
