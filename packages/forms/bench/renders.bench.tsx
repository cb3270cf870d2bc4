import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, type ComponentProps, type ReactNode } from 'react'
import { useForm as useTanStackForm } from '@tanstack/react-form'
import { useForm as useHookForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { TextField } from '../src/fields/index.ts'
import { createForm } from '../src/index.ts'
import { Form } from '../src/react/index.ts'
import { email } from '../src/validators/index.ts'

const names = Array.from({ length: 12 }, (_, index) => `field${index}`)
const isEmail = email()

/** Fields rendered since the last reset. */
const drawn: string[] = []

function Counted({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Profiler id={name} onRender={(id) => void drawn.push(id)}>
      {children}
    </Profiler>
  )
}

const form = createForm({
  initial: Object.fromEntries(names.map((name) => [name, ''])),
  rules: Object.fromEntries(names.map((name) => [name, isEmail])),
})

function Ours() {
  return (
    <Form form={form}>
      {names.map((name) => (
        <Counted key={name} name={name}>
          <TextField name={name} label={name} />
        </Counted>
      ))}
    </Form>
  )
}

function Row({ name, error, ...rest }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <label>
      {name}
      <input name={name} aria-invalid={error !== undefined} {...rest} />
      {error}
    </label>
  )
}

function HookForm() {
  const { register, formState } = useHookForm<Record<string, string>>({ mode: 'onTouched' })
  return (
    <form>
      {names.map((name) => (
        <Counted key={name} name={name}>
          <Row
            error={formState.errors[name]?.message}
            {...register(name, { validate: (value) => isEmail(value) ?? true })}
          />
        </Counted>
      ))}
    </form>
  )
}

function TanStackForm() {
  const tanStack = useTanStackForm({
    defaultValues: Object.fromEntries(names.map((name) => [name, ''])),
  })
  return (
    <form>
      {names.map((name) => (
        <tanStack.Field
          key={name}
          name={name}
          validators={{
            onBlur: ({ value }) => isEmail(value),
            onChange: ({ value, fieldApi }) =>
              fieldApi.state.meta.isBlurred ? isEmail(value) : undefined,
          }}
        >
          {(field) => (
            <Counted name={name}>
              <Row
                name={name}
                error={field.state.meta.errors[0]}
                value={field.state.value ?? ''}
                onBlur={field.handleBlur}
                onChange={(event) => field.handleChange(event.currentTarget.value)}
              />
            </Counted>
          )}
        </tanStack.Field>
      ))}
    </form>
  )
}

it.each([
  ['milepost', Ours, 1],
  ['react-hook-form', HookForm, 12],
  // Fields are controlled: each one re-renders at every keystroke.
  ['TanStack Form', TanStackForm, 1],
])('%s: fields drawn per keystroke', async (title, Component, whenItTurns) => {
  const user = userEvent.setup()
  render(<Component />)
  const field = screen.getByRole('textbox', { name: 'field3' })
  await user.type(field, 'ada@')
  await user.tab()
  await user.click(field)
  drawn.length = 0
  await user.keyboard('x')
  const unchanged = drawn.length
  drawn.length = 0
  await user.paste('example.org')
  console.log(`${title}: ${unchanged} while validity is unchanged, ${drawn.length} when it turns`)
  expect(drawn.length).toBe(whenItTurns)
  expect(unchanged).toBe(title === 'TanStack Form' ? 1 : 0)
})
