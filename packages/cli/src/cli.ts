#!/usr/bin/env node
import { oldNodeSentence } from '@milepost/config/old-node-sentence'

async function run(): Promise<void> {
  const refusal = oldNodeSentence(process.versions.node, 'milepost', '@milepost/cli')
  if (refusal !== undefined) {
    console.error(refusal)
    process.exitCode = 1
    return
  }
  // Imported after the check: old versions of Node cannot load it and would print a stack trace.
  const { runProcess } = await import('./run-process.ts')
  await runProcess()
}

void run()
