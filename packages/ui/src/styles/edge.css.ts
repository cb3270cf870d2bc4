import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { fluidLength } from './rules.ts'

// Seamless tile of map contours, 480 by 480.
const contours =
  'M0 38q24 18 36 20 12 3 17-10 6-12-2-48M0 417q24 9 31 18t20 45M450 480q-11-24-9-37 3-13 39-26M132 291q-12 9-15 21t6 20q9 9 27 8 18 0 30-8 12-7 12-20 0-12-6-19t-24-9-30 7zM0 61q24 19 36 23 12 5 26 2 15-2 19-14 5-12 2-24t-15-48M0 392q26 4 37 14t15 24q5 14 16 50M426 0q18 21 24 28 6 8 30 33M426 480q-17-24-20-36t4-24 20-18q14-6 50-10M108 291q-12 16-15 30-3 15 6 25t27 11q18 2 36-1t30-9q12-5 19-14t5-21q-1-12-11-24-9-12-21-18t-26-7q-14 0-26 6t-24 22zM0 82q19 14 32 20 14 6 27 7 13 2 25 0 12-1 24-12 12-10 11-18-1-7-8-19t-13-24-16-36M0 371q36-5 48-14t17-21 11-24 13-22 15-18 18-15q10-6 28-8t30 2 24 13 18 16q7 8 12 20 6 12 5 24t-12 21q-11 10-23 14-12 5-30 8t-30 4q-12 2-30 5t-29 11q-11 9-13 21-1 12 0 24t10 48M396 0q24 19 32 27 9 9 18 19 10 10 34 36M396 480q-19-12-29-18-9-6-11-24t7-30 18-18 24-10 33-6 42-3M210 65q-18 18-18 27t12 16 30 8 30-4q12-4 22-16t15-24 7-30-9-24-23-1q-12 6-22 12-10 7-18 13t-26 23zM0 101q24 16 36 20 12 5 30 7 18 3 36 2 18 0 36 0 18 1 30 3t30 4q18 3 36 2t30-5q12-3 24-12t18-18q6-8 12-21 6-12 12-25t16-24q10-10 24-12t26 3q12 6 22 14 11 9 18 16 8 8 17 18 10 11 27 28M0 350q24-6 36-16 12-9 18-18 6-8 12-18 7-10 16-22 10-12 18-20 8-7 20-15 12-7 30-9t32 3 24 12 22 18 18 18 13 18 10 29-7 25q-10 8-25 12-15 5-30 7-15 3-33 5-18 3-30 5-12 3-25 7-12 5-21 17t-10 30q0 18 7 42M95 0q12 24 18 33 7 9 19 17 12 9 24 10t24-4q12-4 24-12 12-7 20-14 8-6 36-30M260 480q16-18 22-27 7-9 12-23 6-13 11-30 6-16 12-24 7-8 19-15t24-11q12-3 30-3t30 1q12 2 60 2M0 121q24 14 37 18 14 5 30 8 17 4 31 6 15 3 30 6 16 4 34 5 18 2 36 0 18-1 36-4 18-2 30-5t24-9q12-5 22-16 10-10 16-22t12-24 14-22 20-14 24 0 24 13q12 10 18 16 6 7 16 19 11 12 26 25M0 328q24-9 34-19 11-9 18-18 8-9 15-18t18-21 17-18q7-6 18-15 12-8 30-11t30 2q13 6 24 14 12 8 24 18t19 16 18 15 23 15q12 7 30 5 18-1 30-7t26-2 24 13 22 17 24 11 36 3M108 0q17 24 26 31 10 7 28 7 18 1 30-5 12-5 22-13t23-20M108 480q-7-24-4-42t9-25q7-6 19-12 13-5 30-8 18-3 36-4 18 0 34 3 16 4 24 16t3 30q-4 18-22 42M0 144q27 12 43 17 17 5 29 10 12 6 19 13 7 8 3 20-3 12-12 24-8 12-15 20-7 9-15 18-8 10-18 19t-34 18M124 0q20 20 32 22 12 3 24-1 12-3 36-21M124 480q-9-24-7-37 3-13 15-23t24-13 30-3 30 5 17 20-17 51M480 144q-17-12-27-23-9-10-15-18-6-7-18-18t-24-14q-12-2-23 5-11 8-18 20-6 12-11 24-4 12-10 24t-14 19-26 11q-18 5-30 8t-23 12q-10 10-2 22 9 12 17 18 8 7 26 11 18 5 30-4 12-8 18-17 7-8 18-16 12-8 26-6t24 9q10 8 16 19 6 12 12 28t12 24q6 9 42 21M0 177q24 4 37 9 13 6 15 24 3 18-6 30t-17 18q-7 6-29 10M145 480q-13-24-9-36t15-18 26-7q15 0 24 6 10 7 7 25t-17 30M480 177q-26 3-27 21t1 30 26 40M396 113q-12 0-12 13 0 14 12 20t18-4q7-10 0-20-6-9-18-9z'

// Tile of waves, 360 by 72.
const swell = 'M0 18q45-14 90 0t90 0 90 0 90 0M-45 54q45-14 90 0t90 0 90 0 90 0 90 0'

/** Textures of coloured sections, as mask images. */
const patternImages = {
  waves: { image: svgDataUrl(360, 72, strokedPath(swell)), size: '360px 72px' },
  contours: { image: svgDataUrl(480, 480, strokedPath(contours)), size: '480px 480px' },
} as const

/** Upper edge of a coloured section. The lower edge is the same, rotated. Waves are seamless. */
const edgeImages = {
  wave: svgDataUrl(
    1440,
    80,
    '<path d="M0 80V40C120 10 240 4 380 10S600 60 820 62s500 8 620-22v40z"/>',
  ),
  diagonal: 'linear-gradient(to bottom right,transparent calc(50% - .5px),#000 calc(50% + .5px))',
} as const

function strokedPath(path: string): string {
  return `<path d="${path}" fill="none" stroke="#000" stroke-width="2"/>`
}

function svgDataUrl(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="none">${content}</svg>`
  const escaped = svg
    .replaceAll('"', "'")
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
  return `url("data:image/svg+xml,${escaped}")`
}

/** CSS variables for the edge and texture of coloured sections. */
export const edgeVars = createGlobalThemeContract({
  size: 'milepost-edge-size',
  image: 'milepost-edge-image',
  pattern: 'milepost-pattern-image',
  patternSize: 'milepost-pattern-size',
})

const noImage = 'linear-gradient(transparent,transparent)'

globalStyle(':where(:root),:where([data-edge="none"])', {
  vars: { [edgeVars.size]: '0px', [edgeVars.image]: noImage },
})
globalStyle(':where(:root),:where([data-pattern="none"])', {
  vars: { [edgeVars.pattern]: noImage, [edgeVars.patternSize]: 'auto' },
})
globalStyle(':where([data-edge="wave"])', {
  vars: { [edgeVars.size]: fluidLength(1.5, 4), [edgeVars.image]: edgeImages.wave },
})
globalStyle(':where([data-edge="diagonal"])', {
  vars: { [edgeVars.size]: fluidLength(1.75, 5), [edgeVars.image]: edgeImages.diagonal },
})
for (const [name, { image, size }] of Object.entries(patternImages)) {
  globalStyle(`:where([data-pattern="${name}"])`, {
    vars: { [edgeVars.pattern]: image, [edgeVars.patternSize]: size },
  })
}
