import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getControls, focusFirstInvalid, readControls, writeControls } from './controls.ts'

let form: HTMLFormElement
beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="name" value="Ada" />
    <input name="news" type="checkbox" value="yes" />
    <input name="days" type="checkbox" value="sat" />
    <input name="days" type="checkbox" value="sun" />
    <input name="pace" type="radio" value="walk" />
    <input name="pace" type="radio" value="run" />
    <select name="towns" multiple><option value="york" /><option value="bath" /></select>
    <select name="title"><option value="ms" /><option value="mx" /></select>
    <input name="photo" type="file" />
    <textarea name="story"></textarea>
    <input name="name" type="submit" value="Send" />
    <button name="name">Send</button>
  </form>`
  form = document.querySelector('form')!
})

const read = (name: string, before?: unknown) => readControls(getControls(form, name), before)
const write = (name: string, value: unknown) => writeControls(getControls(form, name), value)

describe('the controls of a field', () => {
  it('are found by name, without buttons', () => {
    expect(getControls(form, 'name')).toHaveLength(1)
    expect(getControls(form, 'days')).toHaveLength(2)
    expect(getControls(form, 'nobody')).toEqual([])
  })

  it.each([
    ['name', 'Sam', 'Sam'],
    ['name', 7, '7'],
    ['name', undefined, ''],
    ['name', {}, ''],
    ['news', true, true],
    ['news', false, false],
    ['news', 'yes', false],
    ['days', ['sun'], ['sun']],
    ['days', ['sat', 'sun'], ['sat', 'sun']],
    ['days', [], []],
    ['pace', 'run', 'run'],
    ['pace', 'swim', ''],
    ['towns', ['bath'], ['bath']],
    ['towns', ['york', 'bath'], ['york', 'bath']],
    ['towns', 'bath', []],
    ['title', 'mx', 'mx'],
    ['story', 'Once', 'Once'],
    ['photo', 'a.png', []],
  ])('%s, after writing %j, has the value %j', (name, value, said) => {
    write(name, value)
    expect(read(name)).toEqual(said)
  })

  it('have the last value written', () => {
    for (const [name, first, second] of [
      ['news', true, false],
      ['days', ['sat', 'sun'], ['sat']],
      ['pace', 'run', 'walk'],
      ['towns', ['york', 'bath'], ['york']],
    ] as const) {
      write(name, first)
      write(name, second)
      expect(read(name)).toEqual(second)
    }
  })

  it('return a list for a single checkbox if the previous value was a list', () => {
    expect(read('news', [])).toEqual([])
    write('news', ['yes'])
    expect(read('news', [])).toEqual(['yes'])
  })

  it('return the previous value if none is mounted', () =>
    expect(read('nobody', 'before')).toBe('before'))

  it('return their files, and lose them when a value is written', () => {
    const [input] = getControls(form, 'photo')
    const file = new File(['x'], 'a.png')
    const files = vi.spyOn(input as HTMLInputElement, 'files', 'get')
    files.mockReturnValue([file] as unknown as FileList)
    expect(read('photo')).toEqual([file])
    files.mockReturnValue(null)
    expect(read('photo')).toEqual([])
  })

  it('dispatch an event when a value is written', () => {
    const told = vi.fn()
    for (const control of getControls(form, 'days'))
      control.addEventListener('milepost-written', told)
    write('days', ['sat'])
    expect(told).toHaveBeenCalledTimes(2)
  })
})

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form')!
}

it('focusFirstInvalid focuses the first enabled field with an error', () => {
  const form = formOf(`
    <button name="b">Go</button>
    <input type="hidden" name="a" />
    <input disabled name="b" />
    <input name="fine" />
    <input id="here" name="c" />
    <input name="b" />`)
  const found = focusFirstInvalid(form, (name) => name !== 'fine')
  expect(found?.id).toBe('here')
  expect(document.activeElement).toBe(found)
})

it('focusFirstInvalid keeps the focus if no field has an error', () => {
  const form = formOf('<input id="here" name="a" /><input name="b" />')
  document.querySelector<HTMLInputElement>('#here')!.focus()
  expect(focusFirstInvalid(form, () => false)).toBeUndefined()
  expect(document.activeElement?.id).toBe('here')
})
