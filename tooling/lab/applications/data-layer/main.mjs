import { createRequire } from 'node:module'
import * as core from '@milepost/platform'
import * as graph from '@milepost/platform/graph'
import * as rest from '@milepost/platform/rest'
import { createSandbox, serveSandbox } from '@milepost/sandbox'

const { exercise } = createRequire(import.meta.url)('./exercise.cjs')
await exercise('ESM', { core, graph, rest, createSandbox, serveSandbox })
