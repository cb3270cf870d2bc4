import { useEffect, useState } from 'react'

const settledMs = 400

/** A value once it has not changed for a moment. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), settledMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
