import type { ComponentExample, ComponentPage, RuleCall } from './component-page.ts'

const longestLine = 88

/** The part of a component's page that its code is made of. */
type CodeFacts = Pick<ComponentPage, 'name' | 'entry' | 'functions' | 'initialCode'>

/**
 * The code of an example: a whole module that can be copied into an application and compiles there.
 *
 * @param example - its args may have been changed by the controls of the page
 */
export function exampleModule(page: CodeFacts, { args, form }: ComponentExample): string {
  const functions = Object.entries(page.functions ?? {})
    .filter(([prop]) => args[prop] !== undefined)
    .map(([, { code }]) => code.trim())
  const element = elementCode(page, args)
  if (form === undefined) {
    const imports = `import { ${page.name} } from '${page.entry}'`
    const body = `export function Example() {\n  return ${inParentheses(element)}\n}`
    return `${[imports, ...functions, body].join('\n\n')}\n`
  }
  const rules = Object.entries(form.rules ?? {})
  const validators = [...new Set(rules.flatMap(([, calls]) => calls.map(([name]) => name)))]
  const imports = [
    `import { ${[page.name, 'SubmitButton'].toSorted(byName).join(', ')} } from '${page.entry}'`,
    `import { Form, useForm } from '@milepost/forms/react'`,
    ...(validators.length > 0
      ? [`import { ${validators.toSorted(byName).join(', ')} } from '@milepost/forms/validators'`]
      : []),
  ]
  const values = Object.entries(form.initial).map(
    ([name, value]) => `${keyCode(name)}: ${page.initialCode?.[name] ?? literal(value)}`,
  )
  const ruleValues = rules.map(([name, calls]) => `${keyCode(name)}: ${rulesCode(calls)}`)
  const options = [
    propertyCode('initial', values),
    ...(rules.length > 0 ? [propertyCode('rules', ruleValues)] : []),
  ]
  const hasFiles = Object.values(page.initialCode ?? {}).some((code) => code.includes('File'))
  const body = `export function Example() {
  const form = useForm({
${indent(options.join('\n'), 4)}
  })
  return (
    <Form form={form} method="post"${hasFiles ? ' encType="multipart/form-data"' : ''}>
${indent(element, 6)}
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}`
  return `${[imports.join('\n'), ...functions, body].join('\n\n')}\n`
}

function elementCode(page: CodeFacts, args: Readonly<Record<string, unknown>>): string {
  const attributes = Object.entries(args)
    .filter(([name]) => name !== 'children')
    .flatMap(([name, value]) => attributeCode(name, value, page.functions?.[name]?.name))
  return tagCode(page.name, attributes, childrenCode(args['children']))
}

function tagCode(tag: string, attributes: readonly string[], children: string): string {
  const inline = [tag, ...attributes].join(' ')
  const isLong = inline.length + 4 > longestLine || attributes.some((code) => code.includes('\n'))
  const start = isLong ? `${tag}\n${indent(attributes.join('\n'), 2)}\n` : inline
  if (children === '') return isLong ? `<${start}/>` : `<${start} />`
  const isShort = !isLong && !children.includes('\n') && inline.length + children.length < 60
  return isShort
    ? `<${start}>${children}</${tag}>`
    : `<${start}>\n${indent(children, 2)}\n</${tag}>`
}

/** @returns nothing for a prop that is left out, or off */
function attributeCode(name: string, value: unknown, declared: string | undefined): string[] {
  if (value === undefined || value === null || value === false || value === '') return []
  if (value === true) return [name]
  if (typeof value === 'function') return declared === undefined ? [] : [`${name}={${declared}}`]
  if (typeof value === 'string' && !/["\n\\{}&<>]/.test(value)) return [`${name}="${value}"`]
  if (isElement(value)) return [`${name}={${childrenCode(value)}}`]
  return [`${name}={${literal(value)}}`]
}

/** An element as React makes it. */
interface ElementLike {
  type: unknown
  key: string | null
  props: Readonly<Record<string, unknown>>
}

function isElement(value: unknown): value is ElementLike {
  return typeof value === 'object' && value !== null && 'props' in value && 'type' in value
}

function childrenCode(children: unknown): string {
  if (Array.isArray(children)) return children.map(childrenCode).filter(Boolean).join('\n')
  if (typeof children === 'string' || typeof children === 'number')
    return /[{}<>]/.test(String(children)) ? `{${literal(children)}}` : String(children)
  if (!isElement(children)) return ''
  const { children: inner, ...props } = children.props
  if (typeof children.type !== 'string') return childrenCode(inner)
  const attributes = Object.entries(props).flatMap(([name, value]) =>
    // The first option of a list has the empty value, and needs it.
    value === '' ? [`${name}=""`] : attributeCode(name, value, undefined),
  )
  return tagCode(children.type, attributes, childrenCode(inner))
}

function propertyCode(name: string, entries: readonly string[]): string {
  const inline = `${name}: { ${entries.join(', ')} },`
  return inline.length + 4 <= longestLine
    ? inline
    : `${name}: {\n${entries.map((entry) => `  ${entry},`).join('\n')}\n},`
}

function rulesCode(calls: readonly RuleCall[]): string {
  const codes = calls.map(([name, ...args]) => `${name}(${args.map(literal).join(', ')})`)
  return codes.length === 1 ? (codes[0] ?? '') : `[${codes.join(', ')}]`
}

function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) {
    const items = value.map(literal)
    const inline = `[${items.join(', ')}]`
    return inline.length <= 60 ? inline : `[\n${items.map((item) => `  ${item},`).join('\n')}\n]`
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => `${keyCode(key)}: ${literal(item)}`)
    return `{ ${entries.join(', ')} }`
  }
  return String(value)
}

function quoted(text: string): string {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text)
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}

function keyCode(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}

function inParentheses(code: string): string {
  return code.includes('\n') ? `(\n${indent(code, 4)}\n  )` : code
}

function indent(code: string, spaces: number): string {
  return code.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))
}

function byName(one: string, other: string): number {
  return one.toLowerCase() < other.toLowerCase() ? -1 : 1
}
