export { default } from './sign-in-door.tsx'
