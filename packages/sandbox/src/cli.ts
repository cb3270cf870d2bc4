#!/usr/bin/env node
import { runCommand } from './command-line/run-command.ts'

void runCommand(process.argv.slice(2), process)
