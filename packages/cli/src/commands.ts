import type { CommandEntry } from './command/command-entry.ts'

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'dev',
    summary: 'serves a site from its source, and takes up what is edited',
    load: async () => (await import('./serve/dev-command.ts')).devCommand,
  },
  {
    name: 'build',
    summary: 'builds a site',
    load: async () => (await import('./serve/build-command.ts')).buildCommand,
  },
  {
    name: 'start',
    summary: 'serves a built site',
    load: async () => (await import('./serve/start-command.ts')).startCommand,
  },
  {
    name: 'doctor',
    summary: 'names what is wrong in the content of a site',
    load: async () => (await import('./doctor/doctor-command.ts')).doctorCommand,
  },
  {
    name: 'export',
    summary: 'writes a whole site into one file',
    load: async () => (await import('./site-file/export-command.ts')).exportCommand,
  },
  {
    name: 'import',
    summary: 'writes a site file as a content folder',
    load: async () => (await import('./site-file/import-command.ts')).importCommand,
  },
  {
    name: 'types',
    summary: 'writes the types of the documents from the models',
    load: async () => (await import('./types/types-command.ts')).typesCommand,
  },
  {
    name: 'models check',
    summary: 'names what is wrong in the models of the content service',
    load: async () => (await import('./models/check-command.ts')).checkCommand,
  },
  {
    name: 'models push',
    summary: 'writes the models to a repository of the content service',
    load: async () => (await import('./models/push-command.ts')).pushCommand,
  },
  {
    name: 'models pull',
    summary: 'writes the models of a repository as files',
    load: async () => (await import('./models/pull-command.ts')).pullCommand,
  },
  {
    name: 'messages',
    summary: 'lists what the product says, or begins another language',
    load: async () => (await import('./messages/messages-command.ts')).messagesCommand,
  },
  {
    name: 'add slice',
    summary: 'writes a section of your own, and registers it',
    load: async () => (await import('./slice/add-slice-command.ts')).addSliceCommand,
  },
  {
    name: 'publish',
    summary: 'writes a built site to the folder of a customer',
    load: async () => (await import('./publish/publish-command.ts')).publishCommand,
  },
]
