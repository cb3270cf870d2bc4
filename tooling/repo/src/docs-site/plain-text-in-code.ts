import type { MarkdownOptions } from 'vitepress'

type CodeTransformer = NonNullable<MarkdownOptions['codeTransformers']>[number]

/** The colour of text in the light theme of code. */
const textColour = '#0e1116'

/** Writes words of code that have the colour of text as text alone. They are half of all, and each would have an element. */
export const plainTextInCode: CodeTransformer = {
  name: 'plain-text-in-code',
  line(line) {
    line.children = line.children.flatMap((word) => {
      const style = word.type === 'element' ? word.properties['style'] : undefined
      const isText =
        typeof style === 'string' && style.toLowerCase().includes(`light:${textColour};`)
      return isText && word.type === 'element' ? word.children : [word]
    })
  },
}
