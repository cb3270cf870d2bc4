import * as v from 'valibot'
import { Bench } from 'tinybench'
import {
  alpha,
  alphaNumeric,
  email,
  formSchema,
  greaterThan,
  name,
  number,
  passwordComplexity,
  phone,
  required,
  slug,
  url,
  lessThanOrEqualTo,
} from '../src/validators/index.ts'

const rounds = 10_000

const ours = formSchema({
  firstName: [required(), name()],
  lastName: [required(), name()],
  email: [required(), email()],
  phone: [required(), phone()],
  website: [required(), url()],
  address: [required(), slug()],
  target: [required(), number()],
  code: [required(), alphaNumeric()],
  town: [required(), alpha()],
  password: [required(), passwordComplexity()],
  story: [required(), greaterThan(2), lessThanOrEqualTo(500)],
  team: required(),
})

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
const theirs = v.object({
  firstName: v.pipe(filled, v.regex(/^[a-z '.-]+$/i)),
  lastName: v.pipe(filled, v.regex(/^[a-z '.-]+$/i)),
  email: v.pipe(filled, v.email()),
  phone: v.pipe(filled, v.regex(/^[\d\s\-+.*#()]*$/)),
  website: v.pipe(filled, v.url()),
  address: v.pipe(filled, v.slug()),
  target: v.pipe(filled, v.decimal()),
  code: v.pipe(filled, v.regex(/^[a-z\d]+$/i)),
  town: v.pipe(filled, v.regex(/^[a-z]+$/i)),
  password: v.pipe(filled, v.regex(/\d/), v.regex(/[a-z]/i), v.regex(/[^a-z\d\s]/i)),
  story: v.pipe(filled, v.minLength(3), v.maxLength(500)),
  team: filled,
})

const valid = {
  firstName: 'Ada',
  lastName: "O'Lovelace",
  email: 'ada@example.org',
  phone: '+44 20 7946 0958',
  website: 'https://example.org/ada',
  address: 'adas-long-run',
  target: '1000.50',
  code: 'AB12',
  town: 'Leeds',
  password: 'correct7#',
  story: 'I run because my brother was looked after so well.',
  team: 'Tideline',
}
const invalid = Object.fromEntries(
  Object.keys(valid).map((field) => [
    field,
    field === 'team' ? ' ' : field === 'story' ? 'x' : '§§ §',
  ]),
)

/** Keeps results alive, so that calls are not optimised away. */
let kept = 0

const bench = new Bench({ time: 1500, warmupTime: 500, iterations: 10 })
for (const [kind, values] of [
  ['valid', valid],
  ['invalid', invalid],
] as const) {
  bench
    .add(`${kind}: milepost formSchema`, () => {
      for (let round = 0; round < rounds; round += 1) kept += Object.keys(ours(values)).length
    })
    .add(`${kind}: valibot safeParse`, () => {
      for (let round = 0; round < rounds; round += 1)
        kept += v.safeParse(theirs, values).issues?.length ?? 0
    })
}
await bench.run()

const medianMs = (task: string): number => {
  const result = bench.getTask(task)?.result
  return result?.state === 'completed' ? result.latency.p50 : Number.NaN
}
console.log(`| 12 fields, ${rounds} times | median | beside valibot |\n|---|---|---|`)
for (const task of bench.tasks) {
  const kind = task.name.split(':')[0] ?? ''
  const ratio = medianMs(task.name) / medianMs(`${kind}: valibot safeParse`)
  console.log(`| ${task.name} | ${medianMs(task.name).toFixed(1)} ms | ${ratio.toFixed(2)} × |`)
}
if (Object.keys(ours(valid)).length > 0 || Object.keys(ours(invalid)).length !== 12)
  throw new Error('The values are not what their names say')
if (!Number.isFinite(kept)) throw new Error('A benchmark counted nothing')
