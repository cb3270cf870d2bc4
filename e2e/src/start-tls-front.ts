import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findNginx } from '@milepost/config/nginx'
import type { Certificate } from './make-certificate.ts'

/** A server behind the front. */
export interface BehindFront {
  readonly origin: string
  /** The host that the proxy passes on; absent for the one that the visitor sees. */
  readonly host?: string
}

export interface TlsFront {
  readonly stop: () => Promise<void>
}

/**
 * Starts nginx in front of a site as in production: it terminates TLS and balances the servers without sticky sessions.
 * Each server has a separate hop, so that one proxy may forward the visitor's `Host` and another an internal name.
 *
 * @throws Error with nginx's output if it does not start
 */
export async function startTlsFront(
  { certificateFile, keyFile }: Pick<Certificate, 'certificateFile' | 'keyFile'>,
  { port, servers }: { port: number; servers: readonly BehindFront[] },
): Promise<TlsFront> {
  const nginx = findNginx()
  if (nginx === undefined) {
    throw new Error('Install nginx first (Debian: apt-get install nginx-light), or set NGINX_PATH.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'milepost-nginx-'))
  const socket = (index: number) => `unix:${join(folder, `${index}.sock`)}`
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${places.map((place) => `  ${place}_temp_path ${folder}/${place};`).join('\n')}
  proxy_http_version 1.1;
  upstream sites {
${servers.map((_, index) => `    server ${socket(index)};`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificateFile};
    ssl_certificate_key ${keyFile};
    location / {
      proxy_pass http://sites;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
${servers
  .map(
    ({ origin, host }, index) => `  server {
    listen ${socket(index)};
    location / {
      proxy_pass ${origin};
      proxy_set_header Host ${host ?? '$http_host'};
    }
  }`,
  )
  .join('\n')}
}
`,
  )
  const child = spawn(nginx, ['-e', 'stderr', '-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-4000)
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (!hasEnded()) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
      await ended
      clearTimeout(timer)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let turn = 0; !(await listens(port)); turn += 1) {
    if (hasEnded() || turn > 300) {
      await stop()
      throw new Error(`nginx did not start:\n${said}`)
    }
    await wait(100)
  }
  return { stop }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
