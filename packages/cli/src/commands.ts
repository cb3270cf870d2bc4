import type { CommandEntry } from './command/command-entry.ts'

/** All commands, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'dev',
    summary: 'serves a site from its source and reloads it on edits',
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
    summary: 'reports errors in the content of a site',
    load: async () => (await import('./doctor/doctor-command.ts')).doctorCommand,
  },
  {
    name: 'export',
    summary: 'exports the content of a site to one file',
    load: async () => (await import('./site-file/export-command.ts')).exportCommand,
  },
  {
    name: 'import',
    summary: 'imports a site file into a content folder',
    load: async () => (await import('./site-file/import-command.ts')).importCommand,
  },
  {
    name: 'types',
    summary: 'generates the types of the documents from the models',
    load: async () => (await import('./types/types-command.ts')).typesCommand,
  },
  {
    name: 'models check',
    summary: 'reports errors in the models of the CMS',
    load: async () => (await import('./models/check-command.ts')).checkCommand,
  },
  {
    name: 'models push',
    summary: 'pushes the models to a repository of the CMS',
    load: async () => (await import('./models/push-command.ts')).pushCommand,
  },
  {
    name: 'models pull',
    summary: 'saves the models of a repository as files',
    load: async () => (await import('./models/pull-command.ts')).pullCommand,
  },
  {
    name: 'content push',
    summary: 'creates the documents of a site in a repository of the CMS',
    load: async () => (await import('./push-content/push-content-command.ts')).pushContentCommand,
  },
  {
    name: 'messages',
    summary: 'lists the messages of the product, or translates them',
    load: async () => (await import('./messages/messages-command.ts')).messagesCommand,
  },
  {
    name: 'add slice',
    summary: 'creates a custom section and registers it',
    load: async () => (await import('./slice/add-slice-command.ts')).addSliceCommand,
  },
  {
    name: 'upgrade',
    summary: 'installs the latest version of Milepost and updates renamed imports',
    load: async () => (await import('./upgrade/upgrade-command.ts')).upgradeCommand,
  },
  {
    name: 'publish',
    summary: 'copies a built site to the folder of a customer',
    load: async () => (await import('./publish/publish-command.ts')).publishCommand,
  },
]
