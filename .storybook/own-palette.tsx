import { useSyncExternalStore } from 'react'

/** Colours entered by the user, for all stories. */
export interface OwnPalette {
  primary: string
  secondary: string
  dark: string
  light: string
}

const storageKey = 'storybook-own-palette'
const first: OwnPalette = {
  primary: '#7a04dd',
  secondary: '#006d77',
  dark: '#1d2b53',
  light: '#fff1e8',
}
const listeners = new Set<() => void>()
let kept: OwnPalette | undefined

/** Returns the current palette. It survives a reload. */
export function useOwnPalette(): OwnPalette {
  return useSyncExternalStore(subscribe, read, () => first)
}

/** Inputs for the colours of the palette. */
export function OwnPaletteFields() {
  const palette = useOwnPalette()
  return (
    <fieldset
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '.5rem 1.25rem',
        margin: '0 0 1rem',
        padding: '.5rem 1rem',
        border: '1px solid #767676',
        background: '#fff',
        color: '#1b1b1b',
        font: '14px/1.5 system-ui, sans-serif',
      }}
    >
      <legend style={{ padding: '0 .25rem' }}>Your palette</legend>
      {Object.entries(palette).map(([name, value]) => (
        <label key={name} style={{ display: 'flex', alignItems: 'center', gap: '.5rem' }}>
          {name}
          <input
            type="color"
            value={value}
            onChange={(event) => change({ ...palette, [name]: event.currentTarget.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(palette: OwnPalette) {
  kept = palette
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(palette))
  } catch {
    // Without storage, the palette is lost at the next reload.
  }
  for (const listener of listeners) listener()
}

function read(): OwnPalette {
  kept ??= { ...first, ...stored() }
  return kept
}

function stored(): Partial<OwnPalette> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const colours = Object.entries(value).filter(
      ([name, colour]) => name in first && /^#[\da-f]{6}$/i.test(String(colour)),
    )
    return Object.fromEntries(colours)
  } catch {
    return {}
  }
}
