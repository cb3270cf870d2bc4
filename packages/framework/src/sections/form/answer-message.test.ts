import { describe, expect, it, vi } from 'vitest'
import { slicesOf } from '../section/slice.test-kit.ts'
import { englishMessages } from '../../messages/site-messages.ts'
import { handleFormSubmission, getFormId } from './form.server.ts'
import { formIdField, honeypotField } from './form-answer.ts'

const slices = slicesOf({
  slice_type: 'form',
  primary: { endpoint: 'https://forms.example/in' },
  items: [
    { name: 'name', label: 'Name', required: 'Yes' },
    { name: 'email', label: 'E-mail', type: 'email' },
    { name: 'topic', label: 'Topic', type: 'select', options: 'One\nTwo' },
    { name: 'day', label: 'Day', type: 'date' },
  ],
})
type FetchSpy = ReturnType<typeof vi.fn<typeof globalThis.fetch>>

const [slice] = slices
if (slice?.type !== 'form') throw new Error('No form')
const id = getFormId(slice)

function send(values: Record<string, string>, fetch: FetchSpy = vi.fn(async () => new Response())) {
  const form = new FormData()
  form.set(formIdField, id)
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  const options = {
    slices,
    messages: englishMessages,
    site: 'test',
    formsOrigin: 'https://own.example',
  }
  return { fetch, answer: handleFormSubmission(form, { ...options, fetch }) }
}

describe('handleFormSubmission', () => {
  it('sends a form once, with its own fields only', async () => {
    const { fetch, answer } = send({ name: ' Siân ', email: '', extra: 'x' })
    expect(await answer).toEqual({ form: id, status: 'sent' })
    expect(fetch).toHaveBeenCalledOnce()
    const [address, init] = fetch.mock.calls[0] as [URL, RequestInit]
    expect(address.href).toBe('https://forms.example/in')
    expect(JSON.parse(init.body as string)).toEqual({
      site: 'test',
      form: id,
      fields: { name: 'Siân', email: '', topic: '', day: '' },
    })
  })

  it('returns the input with an error per field', async () => {
    const typed = { name: '', email: 'nobody', topic: 'Three', day: '0026-06-30' }
    const { fetch, answer } = send(typed)
    expect(await answer).toMatchObject({
      status: 'invalid',
      values: typed,
      errors: {
        name: 'Fill in this field.',
        email: expect.stringContaining('email address'),
        topic: expect.stringContaining('options'),
        day: expect.stringContaining('date'),
      },
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('responds to a bot as to a person, but sends nothing', async () => {
    const { fetch, answer } = send({ name: 'x', [honeypotField]: 'https://spam.example' })
    expect(await answer).toEqual({ form: id, status: 'sent' })
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['refused', vi.fn(async () => new Response('', { status: 500 }))],
    ['unreachable', vi.fn(() => Promise.reject(new Error('down')))],
  ])('keeps the input if its endpoint is %s', async (_name, fetch) => {
    const { answer } = send({ name: 'Siân' }, fetch)
    expect(await answer).toMatchObject({ status: 'failed', values: { name: 'Siân' } })
  })

  it('returns undefined if the page has no such form', async () => {
    const form = new FormData()
    form.set(formIdField, 'another')
    const options = { slices, messages: englishMessages, site: 'test', formsOrigin: '' }
    expect(await handleFormSubmission(form, { ...options, fetch })).toBeUndefined()
  })
})
