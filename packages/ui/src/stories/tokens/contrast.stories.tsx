import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { Button, ButtonGroup } from '../../components/button/button.tsx'
import { Table } from '../../components/table/table.tsx'
import { contrastReport, type ContrastReportLine } from '../../theme/contrast.ts'
import { surfaceFromColours } from '../../theme/surface-from-colours.ts'
import { themeFromDesign } from '../../theme/theme-from-design.ts'

const meta: Meta = {
  title: 'Tokens/Contrast',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'Enter the colours of a brand. The table shows every two roles that meet on a page, what WCAG 2.2 AA asks of them and what they have. Above it is what the theme changed so that all of them can be read. `contrastReport(design)` of `@milepost/ui/theme` gives the same answer to a program.',
      },
    },
  },
}
export default meta

const start = { primary: '#ffe600', dark: '#1d2b53', light: '#fff1e8' }

function TryContrast() {
  const [colors, setColors] = useState(start)
  const { lines, changes, passes } = contrastReport({ colors })
  const { variables } = themeFromDesign({ colors })
  const background = variables['--milepost-color-page']
  const surface = surfaceFromColours({ background }, { design: { colors }, ground: 'page' })
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <fieldset style={{ display: 'flex', flexWrap: 'wrap', gap: '.5rem 1.5rem', margin: 0 }}>
        <legend>Colours of the brand</legend>
        {Object.entries(colors).map(([name, value]) => (
          <label key={name} style={{ display: 'flex', alignItems: 'center', gap: '.5rem' }}>
            {name}
            <input
              type="color"
              value={value}
              onChange={(event) => setColors({ ...colors, [name]: event.currentTarget.value })}
            />
            <code>{value}</code>
          </label>
        ))}
      </fieldset>
      <div
        style={{
          ...variables,
          ...surface?.variables,
          padding: '1.5rem',
          background,
        }}
      >
        <ButtonGroup>
          <Button>Start your page</Button>
          <Button emphasis="secondary">Give now</Button>
        </ButtonGroup>
      </div>
      <output>
        <strong>
          {passes ? `All ${lines.length} pairs can be read.` : 'Some pairs cannot be read.'}
        </strong>{' '}
        {changes.length === 0 ? 'The theme changed nothing.' : 'The theme changed:'}
        {changes.length > 0 ? (
          <ul>
            {changes.map(({ token, message }) => (
              <li key={token}>{message}</li>
            ))}
          </ul>
        ) : null}
      </output>
      <Table
        caption="The closest call first"
        columns={[
          { key: 'name', label: 'Colours' },
          { key: 'sample', label: 'Looks like' },
          { key: 'contrast', label: 'Contrast', align: 'end' },
          { key: 'promised', label: 'At least', align: 'end' },
        ]}
        rows={lines.map((line) => ({
          id: line.name,
          cells: {
            name: line.name,
            sample: <Sample line={line} />,
            contrast: `${line.contrast.toFixed(2)}:1`,
            promised: `${line.promised}:1`,
          },
        }))}
      />
    </div>
  )
}

/** Sample of two colours: text, or an icon if only 3:1 is guaranteed. */
function Sample({ line }: { line: ContrastReportLine }) {
  const { foregroundColour, backgroundColour, promised } = line
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        padding: '.125rem .75rem',
        color: foregroundColour,
        background: backgroundColour,
        border: '1px solid #767676',
      }}
    >
      {promised === 3 ? (
        <span
          style={{
            display: 'inline-block',
            width: '1em',
            height: '.75em',
            background: foregroundColour,
          }}
        />
      ) : (
        'Aa'
      )}
    </span>
  )
}

export const Contrast: StoryObj = { render: () => <TryContrast /> }

export const AnswersAnotherColour: StoryObj = {
  ...Contrast,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText(/^primary/), { target: { value: '#123456' } })
    await expect(canvas.getByText('#123456')).toBeVisible()
    await expect(canvas.getByText(/pairs can be read/)).toBeVisible()
  },
}
