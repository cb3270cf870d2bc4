/** Shared styles of all elements. `all:initial` blocks inherited styles. The page's `::part()` rules override this sheet. */
export const sheetText = `:host(:not([hidden])){display:block!important}
.box{all:initial;visibility:inherit;display:block;font-family:system-ui,sans-serif;line-height:1.4;overflow-wrap:anywhere}
.card{display:grid;align-content:center;box-sizing:border-box;min-height:136px;padding:1em;border:1px solid color-mix(in srgb,var(--text) 25%,transparent);border-radius:.5em;background:var(--background);color:var(--text)}
p{margin:0}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--text);outline-offset:2px}
b,.label,.sum{font-weight:700}
b{font-size:1.75em;line-height:1.2}
.details{font-size:.875em}
.said{position:absolute;clip-path:inset(50%)}`

export const totalSheetText = `.bar{height:.75em;margin:.375em 0;border:1px solid var(--fill);border-radius:1em;overflow:hidden}
.fill{height:100%;background:var(--fill)}
@media (forced-colors:active){.fill{forced-color-adjust:none;background:Highlight}}`

export const donateSheetText = `.button{display:inline-block;margin:.25em 0;padding:.625em 1.5em;border:2px solid var(--fill);border-radius:.5em;background:var(--fill);color:var(--label);font-weight:700;text-decoration:none}`

export const leaderboardSheetText = `ol{margin:0;padding:0}
li{display:flex;gap:.75em;padding:.375em 0;border-top:1px solid color-mix(in srgb,var(--text) 25%,transparent)}
.rank{min-width:1.5em}
.name{flex:1;min-width:0}`
