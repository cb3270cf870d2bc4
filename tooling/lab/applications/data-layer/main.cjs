const core = require('@milepost/platform')
const graph = require('@milepost/platform/graph')
const rest = require('@milepost/platform/rest')
const { createSandbox, serveSandbox } = require('@milepost/sandbox')
const { exercise } = require('./exercise.cjs')

exercise('CommonJS', { core, graph, rest, createSandbox, serveSandbox }).catch((error) => {
  console.error(error)
  process.exit(1)
})
