import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from '../components/section/container.tsx'
import { themeFromDesign } from '../theme/theme-from-design.ts'
import { contrastPairs } from '../theme/contrast-pairs.ts'
import { tokenVariable } from '../theme/tokens.ts'

const meta: Meta = { title: 'Theme/In use' }
export default meta

const variable = (role: string) => `--${tokenVariable(['color', role])}`

export const Pairs: StoryObj = {
  render: () => (
    <Container>
      <h1>Pairs of colours that meet</h1>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '.5rem', padding: 0, listStyle: '""' }}>
        {contrastPairs
          .filter((pair) => pair.ratio === 4.5)
          .map(({ foreground, background }) => (
            <li
              key={foreground + background}
              style={{
                padding: '.5rem 1rem',
                color: `var(${variable(foreground)})`,
                background: `var(${variable(background)})`,
                border: '1px solid',
              }}
            >
              {foreground} on {background}
            </li>
          ))}
      </ul>
    </Container>
  ),
  play: async ({ globals }) => {
    // Story tests run in the demo sites' brands; this one notices when they do not.
    const used = getComputedStyle(document.documentElement).getPropertyValue(variable('primary'))
    const kit = themeFromDesign().variables[variable('primary')]
    if (globals['brand'] === 'kit') await expect(used).toBe(kit)
    else await expect(used).not.toBe(kit)
    if ('__vitest_browser__' in globalThis) {
      await expect(globals['brand']).toMatch(/tideline|summit/)
      await expect([360, 1280]).toContain(window.innerWidth)
    }
  },
}

export const Type: StoryObj = {
  render: () => (
    <Container size="narrow">
      <h1>Walk the Tideline, h1</h1>
      <h2>Every kilometre counts, h2</h2>
      <h3>The summer the terns came back, h3</h3>
      <h4>Walkers out in front, h4</h4>
      <h5>Ebbing Sands, h5</h5>
      <h6>A note, h6</h6>
      <p>
        Five years ago, Ebbing Sands was quiet in the wrong way. The little terns that used to nest
        on the shingle had not raised a chick in three summers. High tides took some nests, foxes
        took others, and people, who never meant any harm,{' '}
        <a href="#rest">walked through the rest</a>.
      </p>
    </Container>
  ),
}
