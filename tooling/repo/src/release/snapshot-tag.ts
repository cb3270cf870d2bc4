/**
 * The tag that the snapshots of a pull request are published under: `pr-` and its number.
 *
 * @throws Error when it is another word: `latest` is what people get who ask for nothing
 */
export function snapshotTagOf(word: string | undefined): string {
  if (word === undefined || !/^pr-[1-9]\d*$/.test(word)) {
    throw new Error(
      `A snapshot is named by its pull request, such as pr-12${word === undefined ? '' : `, not ${JSON.stringify(word)}`}`,
    )
  }
  return word
}
