export { default } from './sign-in-screen.tsx'
