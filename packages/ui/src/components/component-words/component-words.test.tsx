import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CharacterCount } from '../character-count/character-count.tsx'
import { Modal } from '../modal/modal.tsx'
import { RequiredMark } from '../required-mark/required-mark.tsx'
import { Loading } from '../spinner/loading.tsx'
import { ComponentWordsProvider } from './component-words.tsx'

const welsh = {
  close: 'Cau',
  loading: 'Wrthi’n llwytho …',
  required: 'Maes gofynnol',
  remaining: (count: number) => `${count} nod ar ôl`,
}

function everything() {
  return (
    <>
      <Modal open title="Notes" onClose={() => undefined} />
      <Loading />
      <RequiredMark />
      <CharacterCount remaining={1} />
    </>
  )
}

it('has English words', () => {
  render(everything())
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  expect(screen.getByText('Loading …')).toBeTruthy()
  expect(screen.getByTitle('Required field')).toBeTruthy()
  expect(screen.getByText('1 character remaining')).toBeTruthy()
})

it('has the application’s words in place of them', () => {
  render(<ComponentWordsProvider words={welsh}>{everything()}</ComponentWordsProvider>)
  expect(screen.getByRole('button', { name: 'Cau' })).toBeTruthy()
  expect(screen.getByText('Wrthi’n llwytho …')).toBeTruthy()
  expect(screen.getByTitle('Maes gofynnol')).toBeTruthy()
  expect(screen.getByText('1 nod ar ôl')).toBeTruthy()
})

it('leaves what a component is told to the component', () => {
  render(
    <ComponentWordsProvider words={welsh}>
      <Modal open title="Notes" closeLabel="Done" onClose={() => undefined} />
      <Loading>Your page</Loading>
    </ComponentWordsProvider>,
  )
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy()
  expect(screen.getByText('Your page')).toBeTruthy()
})
