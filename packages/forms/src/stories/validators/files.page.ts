import { liveExample, validatorPage } from './validator-page.ts'

export const filesPage = validatorPage({
  field: 'FileField',
  summary: 'Kinds and sizes of files. `FileField` and `ImageField` bring both rules along.',
  useFor: ['Forms with a control of your own for files.'],
  notFor: ['Proof of what a file contains: the server looks into it.'],
  messages: [
    ["`acceptedFiles('.pdf')`", 'Choose a file of another type'],
    ['`maxFileSize(5_000_000)`', 'Choose a file of 5 MB at most'],
  ],
  related: ['`FileField`', '`ImageField`'],
  initialCode: { answer: '[] as readonly File[]' },
  examples: {
    MaxFileSize: liveExample(
      [
        ['required', 'Choose a file'],
        ['maxFileSize', 5000],
      ],
      [],
      { label: 'Letter', hint: 'Up to 5 kB.' },
    ),
    AcceptedFiles: liveExample(
      [
        ['required', 'Choose a file'],
        ['acceptedFiles', '.pdf,image/*'],
      ],
      [],
      { label: 'Letter', hint: 'A PDF or a picture.' },
    ),
  },
})
