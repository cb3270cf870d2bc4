import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { Button, ButtonGroup } from '../../components/button/button.tsx'
import { Table } from '../../components/table/table.tsx'
import { contrastReport, type ContrastReportLine } from '../../theme/contrast.ts'
import { surfaceFromColours } from '../../theme/surface-from-colours.ts'
import { themeFromDesign } from '../../theme/theme-from-design.ts'

const meta: Meta = {
  title: 'Foundations/Contrast',
  parameters: {
    isPlainPage: true,
    docs: {
      description: {
        component:
          'Enter the colours of a brand. The table lists all colour pairs that occur on a page, with their contrast and the minimum of WCAG 2.2 AA. Above it are the colours that the theme adjusted. `contrastReport(design)` from `@milepost/ui/theme` returns the same report.',
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
        <legend>Brand colours</legend>
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
          <Button emphasis="secondary">Donate now</Button>
        </ButtonGroup>
      </div>
      <output>
        <strong>
          {passes ? `All ${lines.length} pairs are readable.` : 'Some pairs aren’t readable.'}
        </strong>{' '}
        {changes.length === 0 ? 'The theme adjusted no colours.' : 'The theme adjusted:'}
        {changes.length > 0 ? (
          <ul>
            {changes.map(({ token, message }) => (
              <li key={token}>{message}</li>
            ))}
          </ul>
        ) : null}
      </output>
      <Table
        caption="Pairs, lowest margin first"
        columns={[
          { key: 'name', label: 'Colours' },
          { key: 'sample', label: 'Sample' },
          { key: 'contrast', label: 'Contrast', align: 'end' },
          { key: 'requiredRatio', label: 'Minimum', align: 'end' },
        ]}
        rows={lines.map((line) => ({
          id: line.name,
          cells: {
            name: line.name,
            sample: <Sample line={line} />,
            contrast: `${line.contrast.toFixed(2)}:1`,
            requiredRatio: `${line.requiredRatio}:1`,
          },
        }))}
      />
    </div>
  )
}

/** Sample of two colours: text, or an icon if only 3:1 is guaranteed. */
function Sample({ line }: { line: ContrastReportLine }) {
  const { foregroundColour, backgroundColour, requiredRatio } = line
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
      {requiredRatio === 3 ? (
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

export const UpdatesForAnotherColour: StoryObj = {
  ...Contrast,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText(/^primary/), { target: { value: '#123456' } })
    await expect(canvas.getByText('#123456')).toBeVisible()
    await expect(canvas.getByText(/pairs are readable/)).toBeVisible()
  },
}
