import type { Plugin } from 'vite'

/** The packages with styles, in the order of their layers: what a later one says wins over an earlier one. */
const layers = ['ui', 'supporter', 'framework'] as const

export type StyledPackage = (typeof layers)[number]

const order = `@layer ${layers.map((name) => `milepost.${name}`).join(',')};`
const compiledStyles =
  /\/packages\/(ui|supporter|framework)\/src\/.*\.css\.ts\.vanilla\.css(?:\?|$)/

/**
 * Puts rules into the cascade layer of a package, such as `milepost.ui`: rules in no layer win over it, whatever their
 * specificity and order. It names all layers first, so that their order is the same whichever sheet comes first.
 *
 * @param css - a whole sheet without imports; an empty one stays empty
 */
export function inLayer(name: StyledPackage, css: string): string {
  return css.trim() === '' ? '' : `${order}@layer milepost.${name}{${css}}`
}

/**
 * Puts the styles that Vite compiles from the sources of the packages into their layers, while developing and in
 * builds. What is published has them already, by each package's own build.
 */
export function styleLayers(): Plugin {
  return {
    name: 'milepost:style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: compiledStyles },
      handler(css, id) {
        const name = layers.find((one) => one === compiledStyles.exec(id)?.[1])
        return name === undefined ? undefined : { code: inLayer(name, css), map: null }
      },
    },
  }
}
