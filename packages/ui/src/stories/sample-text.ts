import type { SafeHtml } from '../types/safe-html.ts'

/** Marks sample text as sanitised: it is ours. */
export function sampleHtml(html: string): SafeHtml {
  return html as SafeHtml
}

/** A little of everything that people write. */
export const longText = sampleHtml(`
<h2>The summer the terns came back</h2>
<p>Five years ago, Ebbing Sands was quiet in the wrong way. The little terns that used to nest on the shingle had not raised a chick in <strong>three summers</strong>. High tides took some nests, foxes took others, and people, who never meant any harm, walked straight through the rest.</p>
<p>So we roped off a strip of beach the length of two football pitches and put somebody beside it <a href="#warden">from dawn to dusk</a>.</p>
<h3>What walkers paid for</h3>
<ul><li>The rope, and the posts to hold it</li><li>A hide that two wardens fit into, if they are fond of each other</li><li>Flasks of tea</li></ul>
<blockquote><p>Last July, forty-one chicks flew.</p></blockquote>
<ol><li>Walk</li><li>Tell</li><li>Give</li></ol>
<table><thead><tr><th>Year</th><th>Chicks</th></tr></thead><tbody><tr><td>2023</td><td>0</td></tr><tr><td>2025</td><td>41</td></tr></tbody></table>
`)
