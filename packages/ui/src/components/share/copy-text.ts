/** What copying needs of the browser. */
export interface CopyEnvironment {
  clipboard: Pick<Clipboard, 'writeText'> | undefined
  prompt: (message: string, text: string) => unknown
  /** The system's name, such as "MacIntel". */
  platform: string
}

/**
 * Puts text on the clipboard. Where that is refused, a prompt shows it selected, with the keys that
 * copy it (Spec §2).
 *
 * @returns whether it was copied, or shown to be copied by hand
 */
export async function copyText(
  text: string,
  environment: CopyEnvironment,
): Promise<'copied' | 'prompted'> {
  try {
    if (environment.clipboard !== undefined) {
      await environment.clipboard.writeText(text)
      return 'copied'
    }
  } catch {
    // Refused: no permission, or the window has no focus.
  }
  const key = /^(Mac|iP)/.test(environment.platform) ? 'Cmd' : 'Ctrl'
  environment.prompt(`Copy to clipboard: ${key}+C, Enter`, text)
  return 'prompted'
}

/** The clipboard, prompt and system of this browser. */
export function browserCopyEnvironment(): CopyEnvironment {
  return {
    // Only there in secure contexts, whatever the types say.
    clipboard: (navigator as { clipboard?: Clipboard }).clipboard,
    prompt: (message, text) => window.prompt(message, text),
    platform: navigator.platform,
  }
}
