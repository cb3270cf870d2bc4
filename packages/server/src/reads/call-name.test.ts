import { expect, it } from 'vitest'
import { callName } from './create-read-observer.ts'

it.each([
  ['project:boards:9f0a,7b', 'project:boards'],
  ['project:find:8:ada lovelace:9f0a', 'project:find'],
  ['content:page:about', 'content:page'],
  ['content:pages', 'content:pages'],
  ['page:ada-lovelace', 'page'],
  ['page-donations:ada/20', 'page-donations'],
  ['sheet:https://fonts.example/css?key=x', 'sheet'],
  ['project:Ada Lovelace', 'project'],
  ['ada@example.org', 'other'],
  ['', 'other'],
])('callName %s is %s', (key, call) => expect(callName(key)).toBe(call))
