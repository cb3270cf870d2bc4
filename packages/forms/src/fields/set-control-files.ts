/** Puts files into a control as if somebody had chosen them, so that its form hears of it. */
export function setControlFiles(inputId: string, files: readonly File[]): void {
  const input = document.getElementById(inputId)
  if (!(input instanceof HTMLInputElement)) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }))
}
