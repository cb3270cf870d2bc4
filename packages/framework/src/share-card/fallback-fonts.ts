/** The fonts that are shipped for cards: Noto Sans of one weight, in parts. The files are in the package's `fonts`. */
export const fallbackFonts: readonly {
  file: string
  ranges: readonly (readonly [number, number])[]
}[] = [
  {
    file: 'noto-sans-latin-600.woff2',
    ranges: [
      [0x0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    file: 'noto-sans-latin-ext-600.woff2',
    ranges: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x2ba],
      [0x2bd, 0x2c5],
      [0x2c7, 0x2cc],
      [0x1d00, 0x1dbf],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1ef3],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
      [0x2c60, 0x2c7f],
      [0xa720, 0xa7ff],
    ],
  },
  {
    file: 'noto-sans-vietnamese-600.woff2',
    ranges: [
      [0x300, 0x301],
      [0x303, 0x304],
      [0x308, 0x309],
      [0x323, 0x323],
      [0x1ea0, 0x1ef9],
    ],
  },
  {
    file: 'noto-sans-greek-600.woff2',
    ranges: [[0x370, 0x3ff]],
  },
  {
    file: 'noto-sans-cyrillic-600.woff2',
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  },
  {
    file: 'noto-sans-arabic-600.woff2',
    ranges: [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefc],
    ],
  },
  {
    file: 'noto-sans-hebrew-600.woff2',
    ranges: [
      [0x590, 0x5ff],
      [0xfb1d, 0xfb4f],
    ],
  },
]
