import type { StateVisitor } from '../site-settings/session-settings.ts'

/**
 * The first script of a page that is shown in a state. It moves the page's clock to the time of the state. It gives the page
 * a storage in memory, in which the state's visitor is signed in, so that the browser's real storage stays as it is.
 *
 * @param options.aheadMs - negative for a time that is over, in milliseconds
 * @param options.visitor - undefined for somebody who is not signed in
 */
export function stateScript({
  nonce,
  aheadMs,
  visitor,
}: {
  nonce: string
  aheadMs: number
  visitor: StateVisitor | undefined
}): string {
  const remembered = {
    consent: { accepted: false, touched: true },
    ...(visitor && {
      session: {
        status: 'fetched',
        user: visitor.user,
        page: visitor.page,
        pages: visitor.page === undefined ? [] : [visitor.page],
        team: visitor.team,
        teams: visitor.team === undefined ? [] : [visitor.team],
      },
    }),
  }
  const text = `(${program})(${safe(JSON.stringify(remembered))},${Math.round(aheadMs)})`
  return `<script nonce="${nonce}">${text}</script>`
}

/** A text in a script of a document: neither ends it. */
function safe(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

/** In the browser. Left in the document, React would take the script for one of its own. */
const program = `(state,ahead)=>{
document.currentScript.remove();
const memory=(known)=>({getItem:(key)=>Object.hasOwn(known,key)?known[key]:null,setItem:(key,value)=>{known[key]=String(value)},removeItem:(key)=>{delete known[key]},clear:()=>{known={}},key:(at)=>Object.keys(known)[at]??null,get length(){return Object.keys(known).length}});
const put=(name,value)=>Object.defineProperty(window,name,{configurable:true,value});
put("localStorage",memory({"app-state":JSON.stringify(state)}));
put("sessionStorage",memory({}));
if(ahead){const Real=Date;put("Date",class extends Real{constructor(...given){given.length?super(...given):super(Real.now()+ahead)}static now(){return Real.now()+ahead}})}
}`
