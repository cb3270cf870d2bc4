import type { Palette } from './palettes.ts'

/** A charity's mark: waves for the shore, a peak for the mountains. */
export function drawLogo(palette: Palette, mountains: boolean): string {
  const mark = mountains
    ? `<path d="M30 150l52-92 26 42 16-24 46 74z" fill="${palette.accent}"/><path d="M82 58l-18 32 18-8 14 10 6-4z" fill="${palette.light}"/>`
    : `<path d="M28 92c18-22 36-22 48 0s30 22 48 0 30-22 48 0" fill="none" stroke="${palette.accent}" stroke-width="14" stroke-linecap="round"/><path d="M28 132c18-22 36-22 48 0s30 22 48 0 30-22 48 0" fill="none" stroke="${palette.light}" stroke-width="14" stroke-linecap="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200" role="img" aria-label="Logo"><rect width="200" height="200" rx="36" fill="${mountains ? palette.near : '#0b3c49'}"/>${mark}</svg>`
}
