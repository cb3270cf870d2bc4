import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { type Action, ButtonGroup, LinkButton } from '../button/button.tsx'
import { Container } from '../section/section.tsx'
import * as styles from './error-page.css.ts'

export interface ErrorPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** HTTP status, shown on the signpost. */
  status?: number | undefined
  /** The page's `<h1>`. Defaults to a message for the status. */
  title?: ReactNode
  text?: ReactNode
  /** Links below the text. @default a link to the home page */
  actions?: readonly Action[] | undefined
}

const lost = {
  title: 'We couldn’t find that page',
  text: 'Check the web address.',
}
const broken = {
  title: 'Something went wrong on our side',
  text: 'It’s us, not you. Try again in a moment.',
}
const defaultActions: readonly Action[] = [{ label: 'Back to the home page', href: '/' }]

/** Error page with links. Renders a `<div>` with an `<h1>`. */
export function ErrorPage({
  status,
  title,
  text,
  actions = defaultActions,
  className,
  children,
  ...rest
}: ErrorPageProps) {
  const message = status === undefined || status >= 500 ? broken : lost
  return (
    <Container className={classNames(styles.page, className)} {...rest}>
      <div>
        <h1 className={styles.title}>{title ?? message.title}</h1>
        <p className={styles.text}>{text ?? message.text}</p>
        <ButtonGroup>
          {actions.map((action, index) => (
            <LinkButton
              key={index}
              href={action.href}
              emphasis={action.emphasis ?? (index === 0 ? 'primary' : 'secondary')}
            >
              {action.label}
            </LinkButton>
          ))}
        </ButtonGroup>
        {children}
      </div>
      <SignpostDrawing status={status} />
    </Container>
  )
}

/** Drawing of a signpost in the hills, in the theme's colours. */
function SignpostDrawing({ status }: { status: number | undefined }) {
  return (
    <svg viewBox="0 0 400 400" className={styles.drawing} aria-hidden="true">
      <circle cx="200" cy="200" r="196" className={styles.sky} />
      <circle cx="276" cy="132" r="42" className={styles.sun} />
      <path
        d="M6 226c50-44 96-52 140-22s92 20 132-18 80-26 116 6A196 196 0 0 1 372 292H28A196 196 0 0 1 6 226z"
        className={styles.far}
      />
      <path
        d="M14 262c60-30 116-26 172 4s132 26 200-14A196 196 0 0 1 200 396 196 196 0 0 1 14 262z"
        className={styles.near}
      />
      <path d="M138 362V150" className={styles.post} />
      <path d="M92 166h136l30 34-30 34H92z" className={styles.board} />
      <path d="M184 252H84l-26 26 26 26h100z" className={styles.board} />
      <text x="162" y="216" className={styles.signText} direction="ltr">
        {status}
      </text>
    </svg>
  )
}
