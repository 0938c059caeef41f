import { useSyncExternalStore } from 'react'
import { keepWaiting, readWaiting, type Waiting } from '#app/frame/waiting-answers.ts'

/** Unsaved answers of `attempt`, in memory and in the storage of the device, where they outlive the page. */
let attempt: string | null = null
let unsaved: Waiting[] = []
const listeners = new Set<() => void>()

/** Switches to an attempt and reads its unsaved answers from the device. */
export function turnTo(attemptId: string) {
  if (attempt === attemptId) return
  attempt = attemptId
  unsaved = readWaiting(attemptId)
  notify()
}

/** Stores an unsaved answer. It replaces an earlier one to the same question. */
export function keepUnsaved(answer: Waiting) {
  set([...without(answer.questionId), answer])
}

export function dropUnsaved(questionId: string) {
  set(without(questionId))
}

export function isAnyUnsaved() {
  return unsaved.length > 0
}

export function useUnsavedOf(attemptId: string) {
  return useSyncExternalStore(
    subscribe,
    () => (attempt === attemptId ? unsaved : none),
    () => none,
  )
}

const none: Waiting[] = []

function without(questionId: string) {
  return unsaved.filter(other => other.questionId !== questionId)
}

function set(next: Waiting[]) {
  unsaved = next
  if (attempt) keepWaiting(attempt, next)
  notify()
}

function notify() {
  listeners.forEach(listener => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
