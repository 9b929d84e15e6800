"""Where work runs: queues, pools of threads and processes, and the jobs that processes do.
Imports `contract`.
"""
