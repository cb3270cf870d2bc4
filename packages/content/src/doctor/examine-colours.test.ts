import { expect, it } from 'vitest'
import { examineColours } from './examine-colours.ts'

const document = { type: 'custom_site', uid: 'demo', id: 'S' }
const problemsOf = (data: Record<string, unknown>) =>
  examineColours(document, data).map(({ field, problem }) => `${field}: ${problem}`)

it('asks for the contrast of WCAG 2 AA, from 4.5 on', () => {
  const pair = (text: string) => ({ 'header-foreground': text, 'header-background': '#fff' })
  expect(problemsOf(pair('#767676'))).toEqual([])
  expect(problemsOf(pair('#777777'))).toEqual([
    'header-foreground: #777777 on #fff has a contrast of 4.47; AA asks for 4.5',
  ])
})

it('looks at header, footer, and whatever has both colours', () => {
  const both = { foreground: '#fff', background: '#fff' }
  expect(
    problemsOf({
      'footer-foreground': '#fff',
      'footer-background': '#fff',
      buttons: [{ primary: both }],
    }).map((one) => one.split(':')[0]),
  ).toEqual(['footer-foreground', 'buttons[0].primary.foreground'])
})

it.each([
  { foreground: '#fff', background: null },
  { foreground: 7, background: '#fff' },
  { foreground: '#fff', background: 'white' },
])('says nothing where a colour is missing or cannot be read: %j', (button) =>
  expect(problemsOf({ button })).toEqual([]),
)
