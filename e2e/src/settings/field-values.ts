import type { Setting } from './models.ts'

const picture = (name: string) => ({
  url: `media/${name}.svg`,
  alt: `Picture ${name}`,
  dimensions: { width: 400, height: 300 },
})

const film = (id: string, provider: string) => ({
  type: 'video',
  provider_name: provider,
  embed_url: `https://films.example/${id}`,
  html: `<iframe src="https://films.example/embed/${id}" width="200" height="113"></iframe>`,
})

const written = (words: string) => [{ type: 'paragraph', text: words, spans: [] }]

/** Two values that an editor may give a field, by its type alone. */
export function twoValuesOfField({ type, name, options }: Setting): readonly [unknown, unknown] {
  switch (type) {
    case 'Number':
      return [40, 60]
    case 'Select':
      if (options.join() === 'Yes,No') return ['No', 'Yes']
      return options.length > 1 ? [options[0], options[1]] : ['', options[0]]
    case 'Color':
      return ['#1b4f72', '#7b241c']
    case 'Date':
      return ['2020-01-01', '2099-01-01']
    case 'Timestamp':
      return ['2098-01-01T00:00:00+0000', '2099-01-01T00:00:00+0000']
    case 'Image':
      return [picture('first'), picture('second')]
    case 'Link':
      return [
        { link_type: 'Web', url: 'https://first.example/way' },
        { link_type: 'Web', url: 'https://second.example/way' },
      ]
    case 'StructuredText':
      return [written(`First ${name}`), written(`Second ${name}`)]
    case 'Embed':
      return [film('first', 'Films'), film('second', 'Films')]
    case 'Slices':
      return [[], [{ slice_type: 'text', primary: { title: 'A slice more' }, items: [] }]]
    default:
      return [`First ${name}`, `Second ${name}`]
  }
}
