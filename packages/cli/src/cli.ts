#!/usr/bin/env node
import { oldNodeSentence } from '@milepost/config/old-node-sentence'

async function main(): Promise<void> {
  const refusal = oldNodeSentence(process.versions.node, 'milepost', '@milepost/cli')
  if (refusal !== undefined) {
    console.error(refusal)
    process.exitCode = 1
    return
  }
  // Imported after the check, because the import fails with a stack trace in old Node.js versions.
  const { runProcess } = await import('./run-process.ts')
  await runProcess()
}

void main()
