import { Button, Heading } from '@milepost/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { keepFocus } from '../../shell/keep-focus.ts'

const meta: Meta = { title: 'Pages/Site/Focus management' }
export default meta

/** List with entries that can be removed. */
function Entries() {
  const [names, setNames] = useState(['Monday', 'Tuesday'])
  useEffect(() => keepFocus(), [])
  return (
    <section>
      <Heading level={2}>Runs</Heading>
      {names.map((name) => (
        <p key={name}>
          <Button onClick={() => setNames(names.filter((one) => one !== name))}>
            {`Delete ${name}`}
          </Button>
        </p>
      ))}
      <p>Nothing to select</p>
    </section>
  )
}

export const RemovedEntry: StoryObj = {
  render: () => <Entries />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Delete Monday' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Runs' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Delete Tuesday' })).toHaveFocus()
  },
}

/** After a click outside the list, a removal does not move the focus. */
export const RemovalWithoutFocus: StoryObj = {
  render: () => <Entries />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Delete Monday' })
    await userEvent.click(canvas.getByText('Nothing to select'))
    await expect(button).not.toHaveFocus()
    button.click()
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
    await expect(canvasElement.ownerDocument.body).toHaveFocus()
  },
}

/** A page whose heading arrives after the navigation. */
function LatePage() {
  const [hasCome, setHasCome] = useState(false)
  useEffect(() => keepFocus(), [])
  return (
    <main tabIndex={-1}>
      {hasCome ? <Heading level={1}>Your account</Heading> : <p>Loading</p>}
      <p>
        <button type="button" tabIndex={-1} onClick={() => setHasCome(true)}>
          Load the heading
        </button>
      </p>
    </main>
  )
}

export const LateHeading: StoryObj = {
  render: () => <LatePage />,
  play: async ({ canvas }) => {
    canvas.getByRole('main').focus()
    canvas.getByRole('button', { name: 'Load the heading' }).click()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your account' })).toHaveFocus())
  },
}
