"""A server on this machine: starting it, who can reach it, its logs, and that there is only one."""
