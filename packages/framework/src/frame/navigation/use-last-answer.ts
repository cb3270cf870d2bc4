import { useState } from 'react'

/**
 * What a form was answered, and for as long as later answers are lost, what it was answered before: a form that is
 * made anew for each answer keeps what was typed into it since.
 */
export function useLastAnswer<Answer>(answer: Answer, isLost: boolean): Answer {
  const [last, setLast] = useState(answer)
  if (!isLost && last !== answer) setLast(answer)
  return isLost ? last : answer
}
