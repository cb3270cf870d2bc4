import { describe, expect, it } from 'vitest'
import { commandsOf, isServer, isTestRun } from './commands-of.ts'

describe('commandsOf', () => {
  it('leaves comments out and joins lines that go on', () => {
    const code = '# first\nnpm start -- --site x   # the site\nA=1 \\\nnpm run doctor\n\nuseit "#1"'
    expect(commandsOf({ code })).toEqual([
      'npm start -- --site x',
      'A=1  npm run doctor',
      'useit "#1"',
    ])
  })
})

describe('isServer', () => {
  it.each([
    ['npm start', true],
    ['npm start -- --site summit', true],
    ['npm start -- --help', false],
    ['npm run storybook', true],
    ['npm run storybook:build', false],
  ])('%s: %s', (command, expected) => expect(isServer(command)).toBe(expected))
})

describe('isTestRun', () => {
  it.each([
    ['npm test', true],
    ['npm run test:full', true],
    ['npm run test:outside', false],
  ])('%s: %s', (command, expected) => expect(isTestRun(command)).toBe(expected))
})
