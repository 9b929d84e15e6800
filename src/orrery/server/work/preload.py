"""Importing this gets a process ready to work: facts, words and programs of every game are loaded,
so the first job need not wait for them. Workers are forked from a process that has done so."""

from orrery.server.work.thinking import prepare

prepare()
