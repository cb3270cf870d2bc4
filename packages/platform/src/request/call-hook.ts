/** Tells a hook, if there is one. Whatever it does, the call goes on: also where it throws or rejects. */
export function callHook<Event>(hook: ((event: Event) => unknown) | undefined, event: Event): void {
  if (!hook) return
  try {
    Promise.resolve(hook(event)).catch(() => undefined)
  } catch {
    // A hook only watches.
  }
}
