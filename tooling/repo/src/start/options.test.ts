import { describe, expect, it } from 'vitest'
import { OptionError, readOptions } from './options.ts'

const sites = ['summit', 'tideline']

describe('readOptions', () => {
  it('shows tideline on the usual ports when nothing is said', () => {
    expect(readOptions([], sites)).toEqual({
      site: 'tideline',
      otherSites: [],
      development: false,
      reset: false,
      help: false,
      sitePort: 4000,
      sandboxPort: 4100,
      scale: 1,
      content: 'sandbox',
    })
  })

  it('takes the site, ports, scale and reset', () => {
    const args = ['--site', 'summit', '--port', '5000', '--scale=100', '--reset']
    expect(readOptions(args, sites)).toMatchObject({
      site: 'summit',
      sitePort: 5000,
      scale: 100,
      reset: true,
    })
  })

  it('takes several sites', () => {
    expect(readOptions(['--site', 'tideline,summit'], sites)).toMatchObject({
      site: 'tideline',
      otherSites: ['summit'],
    })
  })

  it.each([
    [['--site', 'tideline,summit', '--dev'], '--site takes one site with npm run dev.'],
    [['--site', 'tideline,nowhere'], 'There is no site "nowhere". There are: summit, tideline.'],
    [['--site', 'nowhere'], 'There is no site "nowhere". There are: summit, tideline.'],
    [['--port', '0'], '--port takes a whole number from 1 to 65535, not "0".'],
    [['--port', 'http'], '--port takes a whole number from 1 to 65535, not "http".'],
    [['--content', 'paper'], '--content takes sandbox or files, not "paper".'],
    [['--scale', '1.5'], '--scale takes a whole number from 1 to 100, not "1.5".'],
  ])('refuses %j in words', (args, message) => {
    expect(() => readOptions(args, sites)).toThrow(new OptionError(message))
  })

  it('refuses an option that does not exist', () => {
    expect(() => readOptions(['--sites'], sites)).toThrow(OptionError)
  })
})
