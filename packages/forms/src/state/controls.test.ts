import { beforeEach, describe, expect, it, vi } from 'vitest'
import { controlsOf, focusFirstInvalid, readControls, writeControls } from './controls.ts'

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

const read = (name: string, before?: unknown) => readControls(controlsOf(form, name), before)
const write = (name: string, value: unknown) => writeControls(controlsOf(form, name), value)

describe('the controls of a field', () => {
  it('are those with its name, without buttons', () => {
    expect(controlsOf(form, 'name')).toHaveLength(1)
    expect(controlsOf(form, 'days')).toHaveLength(2)
    expect(controlsOf(form, 'nobody')).toEqual([])
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
  ])('%s, with %j written into it, says %j', (name, value, said) => {
    write(name, value)
    expect(read(name)).toEqual(said)
  })

  it('say something else when another value is written over the first', () => {
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

  it('say a list for a lone checkbox whose value was a list', () => {
    expect(read('news', [])).toEqual([])
    write('news', ['yes'])
    expect(read('news', [])).toEqual(['yes'])
  })

  it('leave the value as it was when none is on the screen', () =>
    expect(read('nobody', 'before')).toBe('before'))

  it('bring their files, and lose them when anything is written', () => {
    const [input] = controlsOf(form, 'photo')
    const file = new File(['x'], 'a.png')
    const files = vi.spyOn(input as HTMLInputElement, 'files', 'get')
    files.mockReturnValue([file] as unknown as FileList)
    expect(read('photo')).toEqual([file])
    files.mockReturnValue(null)
    expect(read('photo')).toEqual([])
  })

  it('tell whatever is over them that they were written', () => {
    const told = vi.fn()
    for (const control of controlsOf(form, 'days'))
      control.addEventListener('milepost-written', told)
    write('days', ['sat'])
    expect(told).toHaveBeenCalledTimes(2)
  })
})

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form')!
}

it('moves the focus to the first field with an error that can take it', () => {
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

it('leaves the focus where it is when no field has an error', () => {
  const form = formOf('<input id="here" name="a" /><input name="b" />')
  document.querySelector<HTMLInputElement>('#here')!.focus()
  expect(focusFirstInvalid(form, () => false)).toBeUndefined()
  expect(document.activeElement?.id).toBe('here')
})
