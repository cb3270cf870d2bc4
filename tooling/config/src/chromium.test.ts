import { expect, it } from 'vitest'
import { findChromium, findHeadlessChromium } from './chromium.ts'

const shell = '/usr/bin/chromium-headless-shell'
const browser = '/usr/bin/chromium'
const has =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path)

it('takes the headless shell where there is one, else the browser', () => {
  expect(findHeadlessChromium({}, has(shell, browser))).toBe(shell)
  expect(findHeadlessChromium({}, has(browser))).toBe(browser)
  expect(findHeadlessChromium({}, has())).toBeUndefined()
  expect(findChromium({}, has(shell, browser))).toBe(browser)
})

it('takes the whole browser in the long version of the tests', () => {
  expect(findHeadlessChromium({ FULL: '1' }, has(shell, browser))).toBe(browser)
})

it('takes the Chromium that is named, and no other', () => {
  const named = { CHROMIUM_PATH: '/opt/chromium' }
  expect(findHeadlessChromium(named, has(shell, browser, '/opt/chromium'))).toBe('/opt/chromium')
  expect(findHeadlessChromium(named, has(shell, browser))).toBeUndefined()
  expect(findHeadlessChromium({ CHROMIUM_PATH: '' }, has(shell, browser))).toBe(shell)
})
