import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ButtonGroup, LinkButton } from '../components/button/button.tsx'
import { Progress } from '../components/progress/progress.tsx'
import { Container, Section } from '../components/section/section.tsx'
import { Table } from '../components/table/table.tsx'
import { contrastPairs, contrastReport } from '../theme/contrast.ts'
import { themeFromDesign } from '../theme/theme-from-design.ts'
import { tokenVariable } from '../theme/tokens.ts'

const meta: Meta = { title: 'Foundations/Theme in use' }
export default meta

const variable = (role: string) => `--${tokenVariable(['color', role])}`

export const Pairs: StoryObj = {
  render: () => (
    <Container>
      <h1>Colour pairs</h1>
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
    // Fails if story tests do not run in the demo sites' brands.
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

interface Palette {
  primary: string
  secondary: string
  dark: string
  light: string
  scheme: 'light' | 'dark'
}

/** Any palette, on components and as a report. */
export const YourPalette: StoryObj<Palette> = {
  args: {
    primary: '#ffe600',
    secondary: '#7a04dd',
    dark: '#1d2b53',
    light: '#fff1e8',
    scheme: 'light',
  },
  argTypes: {
    primary: { control: 'color' },
    secondary: { control: 'color' },
    dark: { control: 'color' },
    light: { control: 'color' },
    scheme: { control: 'radio', options: ['light', 'dark'] },
  },
  parameters: { layout: 'fullscreen' },
  render: ({ scheme, ...colors }) => {
    const design = { colors, scheme }
    const { lines, changes } = contrastReport(design)
    return (
      <>
        <style>{themeFromDesign(design).css}</style>
        <Section background="primary" title="Walk the Tideline" text="Donate now, or start a page.">
          <LinkButton href="#give">Donate now</LinkButton>
        </Section>
        <Section title="Adjusted colours" background="none">
          {changes.length === 0 ? (
            <p>None: these colours have enough contrast.</p>
          ) : (
            <ul>
              {changes.map((change) => (
                <li key={change.token}>{change.message}</li>
              ))}
            </ul>
          )}
          <ButtonGroup style={{ marginBlock: '1.5rem' }}>
            <Button>Start your page</Button>
            <Button emphasis="secondary">Donate now</Button>
            <Button emphasis="tertiary">How it works</Button>
          </ButtonGroup>
          <Progress percent={57} raised="£142,310" target="of £250,000" />
        </Section>
        <Section title="Colour pairs" background="tint">
          <Table
            caption="Contrast, lowest margin first"
            columns={[
              { key: 'name', label: 'Colours' },
              { key: 'contrast', label: 'Contrast', align: 'end' },
              { key: 'requiredRatio', label: 'Minimum', align: 'end' },
            ]}
            rows={lines.slice(0, 12).map((line) => ({
              id: line.name,
              cells: {
                name: line.name,
                contrast: `${line.contrast.toFixed(2)}:1`,
                requiredRatio: `${line.requiredRatio}:1`,
              },
            }))}
          />
        </Section>
      </>
    )
  },
}

export const YourPaletteInDarkMode: StoryObj<Palette> = {
  ...YourPalette,
  args: { ...YourPalette.args, primary: '#e4572e', scheme: 'dark' },
}
