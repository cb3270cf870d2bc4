import getPort, { portNumbers } from 'get-port'

/** Takes the wished port, or says that it is taken and takes the next free one. */
export async function choosePort(
  wished: number,
  what: string,
  taken: number[] = [],
): Promise<number> {
  const last = Math.min(wished + 99, 65_535)
  const port = await getPort({ port: portNumbers(wished, last), exclude: taken, host: '127.0.0.1' })
  if (port !== wished) console.log(`  !  Port ${wished} is taken: ${what} uses ${port} instead.`)
  return port
}
