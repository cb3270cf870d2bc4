/** Keeps values in a folder as fast as can be, until it is killed, and writes a dot each time that all are kept. */
import { createLastGoodStore } from './create-last-good-store.ts'
import { folderTexts } from './folder-texts.ts'

const [folder = '', round = '0'] = process.argv.slice(2)
const names = Array.from({ length: 40 }, (_, index) => `Somebody with a name ${index}`)

for (let turn = 0; ; turn += 1) {
  // A store writes each key once a minute: another one writes it again.
  const store = createLastGoodStore({
    texts: folderTexts(folder),
    version: '1',
    now: () => turn,
    onProblem: (error) => {
      throw error
    },
  })
  for (let page = 0; page < 20; page += 1) {
    store.set(`page:${page}`, { value: { round, turn, page, names }, atMs: turn })
  }
  // oxlint-disable-next-line no-await-in-loop -- as fast as the folder takes them
  await store.stop()
  process.stdout.write('.')
}
