/** Writes values to a folder as fast as possible until it is killed. Prints a dot after each complete round. */
import { createLastGoodStore } from './last-good-store.ts'
import { createFolderTextStore } from './create-folder-text-store.ts'

const [folder = '', round = '0'] = process.argv.slice(2)
const names = Array.from({ length: 40 }, (_, index) => `Somebody with a name ${index}`)

for (let turn = 0; ; turn += 1) {
  // A store writes a key at most once a minute, so each round needs a new store.
  const store = createLastGoodStore({
    texts: createFolderTextStore(folder),
    version: '1',
    now: () => turn,
    onProblem: (error) => {
      throw error
    },
  })
  for (let page = 0; page < 20; page += 1) {
    store.set(`page:${page}`, { value: { round, turn, page, names }, atMs: turn })
  }
  // oxlint-disable-next-line no-await-in-loop -- each round is complete before the next one
  await store.stop()
  process.stdout.write('.')
}
