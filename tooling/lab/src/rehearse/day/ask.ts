export interface AskOptions {
  method?: string
  body?: string | URLSearchParams
  redirect?: 'manual'
  headers?: Record<string, string>
}

/** Asks as a visitor's browser does: for 30 seconds at most. Status 0 is no answer. */
export async function ask(
  address: string,
  { headers, ...init }: AskOptions = {},
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { accept: 'text/html', ...headers },
      signal: AbortSignal.timeout(30_000),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
