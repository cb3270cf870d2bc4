import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkspacePackage } from './workspace.ts'

/** What a browser can move on a layer of its own, without laying out or painting anything around it. */
const light = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'clipPath'])

/** Animations that paint, each with why it may. */
const excepted: Readonly<Record<string, string>> = {
  'packages/ui/src/components/header/header.css.ts backgroundColor':
    'one step at 50 px of scrolling, not frame by frame',
}

/**
 * Refuses animations that cause layout or paint the page in every frame: of a phone's first seconds they took more than all
 * scripts together.
 *
 * @returns one sentence for each property of keyframes that may not be animated
 */
export function checkKeyframes(
  root: string,
  packages: readonly Pick<WorkspacePackage, 'folder'>[],
): string[] {
  return packages.flatMap(({ folder }) =>
    globSync('{src,app}/**/*.css.ts', { cwd: join(root, folder) }).flatMap((file) => {
      const path = join(folder, file)
      return heavyProperties(readFileSync(join(root, path), 'utf8'))
        .filter((property) => !Object.hasOwn(excepted, `${path} ${property}`))
        .map(
          (property) =>
            `${path} animates ${property}: animate ${[...light].join(', ')}, which move a layer alone`,
        )
    }),
  )
}

/** The properties in the keyframes of a module of styles that are not light. */
export function heavyProperties(text: string): string[] {
  return [...text.matchAll(/\bkeyframes\(\s*(\{[\s\S]*?\})\s*\)/g)].flatMap(([, rules = '']) =>
    [...rules.matchAll(/\{([^{}]*)\}/g)].flatMap(([, declarations = '']) =>
      [...declarations.matchAll(/(?:^|,)\s*'?([\w-]+)'?\s*:/g)]
        .map(([, property = '']) => property)
        .filter((property) => !light.has(property)),
    ),
  )
}
