import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '@milepost/presets/free-port'
import type { PeerPage } from '../../peer-apps/page-element.ts'
import type { AnswerPeer } from './start-front.ts'

/** Others that show the site's pages, each by its name. */
export interface Peers {
  readonly answers: Readonly<Record<string, AnswerPeer>>
  readonly stop: () => void
}

const apps = join(import.meta.dirname, '../../peer-apps')
const versions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.4.0',
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  '@react-router/serve': '8.4.0',
  isbot: '5',
  vite: '8.3.8',
  typescript: '6.0.3',
  next: '16.4.6',
  esbuild: '0.28',
}
const startMs = 60_000

/**
 * Installs and builds peers that show the same elements, with the same style sheet, fonts and pictures: a static file, React
 * alone, React Router and Next.
 *
 * @param pages - the pages by their names, which are their addresses
 */
export async function buildPeers(pages: Readonly<Record<string, PeerPage>>): Promise<Peers> {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-peers-'))
  const pagesFolder = join(folder, 'pages')
  mkdirSync(pagesFolder)
  for (const [name, page] of Object.entries(pages))
    writeFileSync(join(pagesFolder, `${name}.json`), JSON.stringify(page))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: versions }),
  )
  const env = {
    ...process.env,
    // The Node that this runs by: the machine's may be older than what the peers ask for.
    PATH: dirname(process.execPath) + delimiter + process.env['PATH'],
    PEER_PAGES: pagesFolder,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const run = (command: string, args: string[], cwd = folder) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env })
  run('npm', ['install', '--no-audit', '--no-fund', '--include=dev'])
  const bin = (name: string) => join(folder, 'node_modules/.bin', name)
  for (const name of ['react-router', 'next', 'bare-react']) {
    cpSync(join(apps, name), join(folder, name), { recursive: true })
    const at = name === 'bare-react' ? name : `${name}/app`
    cpSync(join(apps, 'page-element.ts'), join(folder, at, 'page-element.ts'))
    writeFileSync(join(folder, name, 'package.json'), '{"private":true,"type":"module"}')
  }
  const define = '--define:process.env.NODE_ENV="production"'
  const bare = join(folder, 'bare-react')
  run(
    bin('esbuild'),
    [
      'client.tsx',
      '--bundle',
      '--minify',
      '--jsx=automatic',
      '--format=esm',
      define,
      '--outfile=client.js',
    ],
    bare,
  )
  run(
    bin('esbuild'),
    [
      'server.tsx',
      '--bundle',
      '--platform=node',
      '--jsx=automatic',
      '--format=cjs',
      define,
      '--outfile=server.cjs',
    ],
    bare,
  )
  run(bin('react-router'), ['build'], join(folder, 'react-router'))
  run(bin('next'), ['build'], join(folder, 'next'))
  const children: ChildProcess[] = []
  const serve = async (command: string, args: string[], cwd: string): Promise<AnswerPeer> => {
    const port = await freePort()
    const child = spawn(
      command,
      args.concat(command.endsWith('next') ? ['-p', String(port)] : []),
      {
        cwd,
        stdio: 'ignore',
        env: { ...env, PORT: String(port) },
      },
    )
    children.push(child)
    const origin = `http://localhost:${port}`
    await waitFor(`${origin}/${Object.keys(pages)[0]}`)
    return (path) => fetch(origin + path)
  }
  const { render } = (await import(pathToFileURL(join(bare, 'server.cjs')).href)) as {
    render: (page: PeerPage, head: string) => string
  }
  const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })
  const pageOf = (path: string) => pages[path.slice(1)]
  const withoutScripts = /<script type="(?:application\/json|module)"[\s\S]*?<\/script>/g
  return {
    answers: {
      'a static file': async (path) => {
        const page = pageOf(path)
        return page && html(render(page, headOf(page)).replaceAll(withoutScripts, ''))
      },
      React: async (path) => {
        if (path === '/client.js')
          return new Response(readFileSync(join(bare, 'client.js')), {
            headers: { 'content-type': 'text/javascript' },
          })
        const page = pageOf(path)
        return page && html(render(page, headOf(page)))
      },
      'React Router': await serve(
        bin('react-router-serve'),
        ['build/server/index.js'],
        join(folder, 'react-router'),
      ),
      Next: await serve(bin('next'), ['start'], join(folder, 'next')),
    },
    stop: () => {
      for (const child of children) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function headOf({ title, sheets, fonts, css }: PeerPage): string {
  const font = (href: string) =>
    `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`
  const sheet = (href: string) => `<link rel="stylesheet" href="${href}">`
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${fonts.map(font).join('')}${sheets.map(sheet).join('')}<style>${css}</style>`
}

async function waitFor(address: string): Promise<void> {
  const untilMs = Date.now() + startMs
  for (;;) {
    try {
      if ((await fetch(address)).ok) return
    } catch {
      // Not yet.
    }
    if (Date.now() > untilMs) throw new Error(`${address} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
